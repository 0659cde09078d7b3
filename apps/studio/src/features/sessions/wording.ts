/** What the sessions part of the Studio says. */
export const wording = {
  isThis: '本机',
  details: (ip: string, since: string, seen: string) => `${ip} · ${since} 登录 · 最近活跃 ${seen}`,
  end: '结束',
  endNamed: (device: string) => `结束 ${device} 的登录`,
  ended: '该登录已结束',
  none: '没有正在进行的登录。',
}
