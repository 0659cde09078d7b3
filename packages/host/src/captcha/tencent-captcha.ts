import type { CaptchaAnswer } from './captcha-answer'

/** Has to come from there each time: the vendor changes it, and refuses copies. */
const SCRIPT = 'https://turing.captcha.qcloud.com/TJCaptcha.js'

/** What the vendor's script calls back with. */
interface Result {
  /** 0: solved. 2: closed by the visitor. */
  ret: number
  ticket?: string
  randstr?: string
  errorCode?: number
}

declare global {
  interface Window {
    TencentCaptcha?: new (
      app_id: string,
      done: (result: Result) => void,
    ) => {
      show(): void
    }
  }
}

/** Tickets that the script makes itself when it cannot reach the vendor. The gateway takes none of them. */
const EMERGENCY_TICKET = /^(?:tr|t)error_/

/** Shows Tencent's captcha and waits for the outcome. Never rejects. */
export async function tencentCaptcha(app_id: string): Promise<CaptchaAnswer> {
  try {
    const Captcha = await loadCaptcha()
    return await new Promise((resolve) => {
      new Captcha(app_id, (result) => resolve(answerOf(result))).show()
    })
  } catch {
    return { status: 'failed', code: 'script' }
  }
}

function answerOf({ ret, ticket = '', randstr = '', errorCode }: Result): CaptchaAnswer {
  if (ret === 2) return { status: 'closed' }
  if (ret === 0 && ticket !== '' && !EMERGENCY_TICKET.test(ticket)) {
    return { status: 'passed', ticket, randstr }
  }
  return { status: 'failed', code: errorCode ?? ret }
}

function loadCaptcha(): Promise<NonNullable<Window['TencentCaptcha']>> {
  return new Promise((resolve, reject) => {
    if (window.TencentCaptcha) return resolve(window.TencentCaptcha)
    const script = document.createElement('script')
    const finish = () => {
      if (window.TencentCaptcha) return resolve(window.TencentCaptcha)
      script.remove()
      reject(new Error(`${SCRIPT} did not come.`))
    }
    script.src = SCRIPT
    script.onload = finish
    script.onerror = finish
    document.head.append(script)
  })
}
