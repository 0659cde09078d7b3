/** Whether the visitor has asked the phone for less motion; looked at each time, as it may change. */
export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
