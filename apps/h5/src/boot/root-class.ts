const MOBILE = /Mobi|Android|iPhone|iPad|iPod|HarmonyOS|n8Web|MicroMessenger.*Mobile/i

/** Root class of SPEC.md section 2, recomputed on every resize; other classes of the root stay. */
export function markRoot(): void {
  const root = document.documentElement
  const desktop = !MOBILE.test(navigator.userAgent)
  const stage = desktop && innerWidth > 1300 ? 'pc-1800' : desktop && innerWidth > 750 ? 'pc-1200' : 'app'
  root.classList.remove('pc-1800', 'pc-1200', 'app')
  root.classList.add(stage)
}
