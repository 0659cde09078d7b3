import { errors, isHandset, type OperationInput, type operations } from '@yingzao/contract/server'
import { AppError } from '../../http/app-error'

type Entry = Pick<OperationInput<typeof operations.giftActivity>, 'nick_name' | 'handset' | 'consent'>

const NAME_LENGTH = 12

/** Name and phone, trimmed. Throws the refusal for a visitor whose name or phone is invalid, or who has not agreed. */
export function checkEntry(entry: Entry): Pick<Entry, 'nick_name' | 'handset'> {
  const nick_name = entry.nick_name.trim()
  const handset = entry.handset.trim()
  const isNamed = nick_name !== '' && [...nick_name].length <= NAME_LENGTH
  if (!isNamed || !isHandset(handset)) throw new AppError(errors.invalidNameOrPhone)
  if (entry.consent === 0) throw new AppError(errors.consentRequired)
  return { nick_name, handset }
}
