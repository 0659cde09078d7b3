import { randomUUID } from 'node:crypto'
import type { Mail } from './mail-port'

/** Bytes of an encoded word, of which base64 makes 48 characters: a header line with one has 76 at most. */
const WORD_BYTES = 36
/** Characters per line. */
const LINE = 76

/** A mail as it is sent, according to RFC 5322: only ASCII, in short lines that end as the protocol requires. */
export function mailText({ to, subject, text }: Mail, from: string, now: Date): string {
  const host = from.slice(from.lastIndexOf('@') + 1)
  const lines = Buffer.from(text.replace(/\r?\n/g, '\r\n'))
    .toString('base64')
    .match(new RegExp(`.{1,${LINE}}`, 'g'))
  return [
    `From: <${from}>`,
    `To: ${to.map((address) => `<${address}>`).join(',\r\n ')}`,
    `Subject: ${words(subject)}`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomUUID()}@${host}>`,
    // Keeps out-of-office replies away: those answer people, not machines.
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(lines ?? []),
    '',
  ].join('\r\n')
}

/** A text in a header, according to RFC 2047; no encoded word ends within a character. */
function words(text: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of text.replace(/[\p{Cc}]/gu, ' ')) {
    if (Buffer.byteLength(part + letter) > WORD_BYTES) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}
