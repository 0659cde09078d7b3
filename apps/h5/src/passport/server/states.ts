/**
 * The states of a page whose contents come from a call: they are loading, they require a login, they failed to load.
 */
export function listStates({ login, wants }: { login: string; wants: string }): string {
  return [
    '<p class="pp-lead" data-loading role="status">正在加载…</p>',
    `<div data-anonymous hidden><p class="pp-lead">${wants}</p><a class="pp-button" data-login href="/passport/m/login?from=${encodeURIComponent(login)}">登录 / 注册</a></div>`,
    '<div data-failed hidden><p class="pp-lead" role="alert"></p><button class="pp-button pp-button--second" type="button" data-retry>重试</button></div>',
  ].join('')
}
