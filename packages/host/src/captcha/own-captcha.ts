import './own-captcha.css'
import { element } from '../overlays/element'
import { type StandIn, showDialog } from '../overlays/show-dialog'
import type { CaptchaAnswer } from './captcha-answer'
import { solveWork, type Work } from './solve-work'

const TITLE = '安全验证'

/**
 * Our own captcha: the phone computes, the visitor waits a moment and may close it. There is nothing to see, to hear or
 * to drag, so it is the same for everybody.
 */
export async function ownCaptcha(work: Work & { ticket: string }, standIn: StandIn): Promise<CaptchaAnswer> {
  const bar = element('div', { className: 'yz-captcha__bar' })
  const track = element('div', { className: 'yz-captcha__track' }, bar)
  track.setAttribute('role', 'progressbar')
  track.setAttribute('aria-label', TITLE)
  const text = element('p', { className: 'yz-captcha__text' }, '正在确认是您本人操作，请稍候…')
  text.setAttribute('role', 'status')
  const title = element('p', { className: 'yz-captcha__title' }, TITLE)
  let isCancelled = false
  const close = await showDialog({ label: TITLE, look: 'box', content: [title, track, text], standIn })
  title.closest('dialog')?.addEventListener('close', () => {
    isCancelled = true
  })

  const number = await solveWork(work, {
    // A timer lets the browser paint; a promise alone would not.
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    onProgress(part) {
      bar.style.width = `${part * 100}%`
      track.setAttribute('aria-valuenow', String(Math.round(part * 100)))
    },
    isCancelled: () => isCancelled,
  })
  if (isCancelled) return { status: 'closed' }
  close()
  if (number === undefined) return { status: 'failed', code: 'work' }
  return { status: 'passed', ticket: work.ticket, randstr: String(number) }
}
