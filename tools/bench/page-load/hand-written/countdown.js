// Runs right behind the countdown's markup, so that the first paint already shows the right time.
{
  const countdown = document.currentScript.previousElementSibling
  const digits = countdown.querySelectorAll('b')
  const show = () => {
    const left = Math.max(0, Math.floor((countdown.dataset.end - Date.now()) / 1000))
    const parts = [left / 86400, (left / 3600) % 24, (left / 60) % 60, left % 60]
    parts.forEach((part, index) => {
      digits[index].textContent = String(Math.floor(part)).padStart(2, '0')
    })
  }
  show()
  setInterval(show, 1000)
}
