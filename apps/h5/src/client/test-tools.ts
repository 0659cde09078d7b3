import './test-tools.css'
import { hasToken } from '@yingzao/host/early'
import { makeDraggable } from './draggable'
import { TEST_PLACE_KEY } from './test-places'
import { clearToken, setToken } from './test-token'

// Loaded only where the test button is, which is in the test environment. The markup is in server/chrome.ts.

/** Installs the tools behind the floating 测试 button. `reload` restarts the page, as if it had just been opened. */
export function installTestTools(button: HTMLElement, reload = () => location.reload()): void {
  const panel = document.querySelector<HTMLElement>('.yz-test__panel')
  const place = panel?.querySelector('select')
  const token = panel?.querySelector('input')
  const state = panel?.querySelector('[role=status]')
  if (!panel || !place || !token || !state) return
  makeDraggable(button, 'yz:test-at')
  place.value = sessionStorage.getItem(TEST_PLACE_KEY) ?? ''
  place.addEventListener('change', () => {
    sessionStorage.setItem(TEST_PLACE_KEY, place.value)
    reload()
  })

  const tools: Record<string, () => void> = {
    login() {
      if (setToken(token.value)) reload()
      else state.textContent = '令牌格式不正确，请重新粘贴'
    },
    logout() {
      clearToken()
      reload()
    },
    outline() {
      const isOn = document.documentElement.classList.toggle('yz-outlines')
      panel.querySelector('[data-tool=outline]')?.setAttribute('aria-pressed', String(isOn))
    },
  }
  panel.addEventListener('click', ({ target }) => {
    const tool = (target as Element).closest<HTMLElement>('[data-tool]')
    tools[tool?.dataset.tool ?? '']?.()
  })

  const tell = () => {
    const here = place.querySelector(`option[value=${window.yingzao.container}]`)?.textContent
    state.textContent = `当前：${here}，${hasToken(document.cookie) ? '已登录' : '未登录'}`
  }
  button.addEventListener('click', tell)
  tell()
}
