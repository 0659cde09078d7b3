import { isHandset, maskHandset } from '@yingzao/contract/server'
import type { PiiKeys } from '../../../pii/sealed-handset'
import { openText } from '../../../pii/sealed-text'
import type { KeptAnswer, Said } from '../kept-answers'
import { personalPlace } from '../personal-place'
import type { AnswerRow } from './answer-store'

type Sealed = Pick<AnswerRow, 'public_id' | 'personal_enc'>

/** What is personal in a row, by field ID. */
export function openPersonal(
  keys: Pick<PiiKeys, 'piiKeys'>,
  { public_id, personal_enc }: Sealed,
): Readonly<Record<string, Said>> {
  return personal_enc === null ? {} : JSON.parse(openText(keys, personalPlace(public_id), personal_enc))
}

/** The text of an answer; a personal one is masked unless it is to be whole. */
export function shownText(
  answer: KeptAnswer,
  personal: Readonly<Record<string, Said>>,
  { isWhole }: { isWhole: boolean },
): string {
  if (!answer.personal) return answer.text ?? ''
  if (answer.files && !isWhole) return `${answer.files.length} 个文件`
  const text = personal[answer.id]?.text ?? ''
  return isWhole ? text : maskText(text)
}

/** `138****8000`; of anything else only the first character remains: `王**`. */
function maskText(text: string): string {
  if (isHandset(text)) return maskHandset(text)
  const [first = ''] = Array.from(text)
  return first === '' ? '' : `${first}**`
}
