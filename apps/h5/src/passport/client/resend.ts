/** Counts down to when the next code may be requested, on the button that requests it. */
export function startResend(button: HTMLButtonElement, resendAt: number): void {
  // By the clock and not by ticks: a phone in a pocket ticks late.
  const timer = setInterval(tick, 500)
  tick()

  function tick(): void {
    const left = Math.ceil((resendAt - Date.now()) / 1000)
    button.disabled = left > 0
    button.textContent = left > 0 ? `${left}秒后重新获取` : '重新获取'
    if (left <= 0) clearInterval(timer)
  }
}
