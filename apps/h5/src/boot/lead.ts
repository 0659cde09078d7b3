// Runs inline in the pages that respond to a form for leads where its own script has not arrived: passes the captcha,
// and counts down to the next code.
import { solveWork, tencentCaptcha, type Work } from '@yingzao/host/captcha'

const captcha = document.querySelector<HTMLFormElement>('[data-captcha]')
if (captcha) void pass(captcha)

const again = document.querySelector<HTMLButtonElement>('[data-wait]')
if (again) wait(again, Date.now() + Number(again.dataset.wait) * 1000)

/** Passes the captcha and submits the result, or shows how to try again. */
async function pass(form: HTMLFormElement): Promise<void> {
  const { captcha = '', work } = form.dataset
  show(form, 'work')
  const answer = work ? await compute(JSON.parse(work), form) : await tencentCaptcha(captcha)
  if (answer.status !== 'passed') return show(form, 'failed')
  fill(form, 'ticket', answer.ticket)
  fill(form, 'randstr', answer.randstr)
  form.submit()
}

async function compute({ ticket, ...work }: Work & { ticket: string }, form: HTMLFormElement) {
  const bar = form.querySelector('progress')
  const number = await solveWork(work, {
    // A timer lets the browser paint; a promise alone would not.
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    onProgress(part) {
      if (bar) bar.value = part
    },
    isCancelled: () => false,
  })
  if (number === undefined) return { status: 'failed' } as const
  return { status: 'passed', ticket, randstr: String(number) } as const
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const input = form.elements.namedItem(name)
  if (input instanceof HTMLInputElement) input.value = value
}

function show(form: HTMLFormElement, state: 'work' | 'failed'): void {
  for (const element of form.querySelectorAll<HTMLElement>('[data-on]')) {
    element.hidden = element.dataset.on !== state
  }
}

/** Until then the button only says how long it will take. */
function wait(button: HTMLButtonElement, until: number): void {
  const text = button.textContent
  const timer = setInterval(tell, 1000)
  tell()

  function tell() {
    const left = Math.ceil((until - Date.now()) / 1000)
    button.disabled = left > 0
    button.textContent = left > 0 ? `${left} 秒后可重新获取` : text
    if (left <= 0) clearInterval(timer)
  }
}
