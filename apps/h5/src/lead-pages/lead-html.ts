import { createHash } from 'node:crypto'
import type { LeadPageInput, LeadStep } from '@yingzao/contract/client'
import { frameHtml } from '../passport/server/frame-html'
import type { Artefacts } from '../server/artefacts'
import { TENCENT_CAPTCHA } from '../server/captcha-origins'
import { captchaMain } from './captcha-main'
import { codeMain } from './code-main'
import { doneMain } from './done-main'
import { entryMain } from './entry-main'
import { invitedMain } from './invited-main'
import { registeredMain } from './registered-main'
import { registrationMain } from './registration-main'
import { signedUpMain } from './signed-up-main'

/**
 * Returns a page that responds to a form where the form's own script has not arrived, and its security policy. No
 * script is loaded for it: what the captcha has to compute is in the page.
 */
export function leadHtml(
  { lead, passport }: Pick<Artefacts, 'lead' | 'passport'>,
  input: LeadPageInput,
): { html: string; csp: string } {
  const { title, main } = drawn(input, input.step)
  const script = input.step.kind === 'captcha' || input.step.kind === 'code' ? lead : ''
  const html = frameHtml({
    ...input,
    title,
    css: passport.css,
    main: main + (script && `<script>${script}</script>`),
  })
  return { html, csp: policy(script, input) }
}

function drawn(input: LeadPageInput, step: LeadStep): { title: string; main: string } {
  switch (step.kind) {
    case 'entry':
      return entryMain(input, step)
    case 'registration':
      return registrationMain(input, step)
    case 'invited':
      return invitedMain(input, step)
    case 'captcha':
      return captchaMain(input, step)
    case 'code':
      return codeMain(input, step)
    case 'done':
      return doneMain(input, step)
    case 'registered':
      return registeredMain(input, step)
    case 'signedUp':
      return signedUpMain(input, step)
  }
}

function policy(script: string, { usesTencentCaptcha }: LeadPageInput): string {
  const captcha = usesTencentCaptcha ? ` ${TENCENT_CAPTCHA.join(' ')}` : ''
  const hash = script && ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`
  return [
    "default-src 'none'",
    `script-src 'self'${hash}${captcha}`,
    `style-src 'self' 'unsafe-inline'${captcha}`,
    "img-src 'self' data: https:",
    `connect-src 'self'${captcha}`,
    `frame-src 'self'${captcha}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
