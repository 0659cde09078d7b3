import { randomUUID } from 'node:crypto'
import type { Mail } from './mail-port'

/** Bytes of an encoded word, of which base64 makes 48 letters: a line of a header with one has 76 at most. */
const WORD_BYTES = 36
/** Letters of a line. */
const LINE = 76

/** A mail as it is sent, by RFC 5322: ASCII alone, in short lines that end as the protocol wants them. */
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
    // Who is away answers people, not machines.
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(lines ?? []),
    '',
  ].join('\r\n')
}

/** A text in a header, by RFC 2047; no word ends within a letter. */
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
