import { specs } from '@yingzao/blocks/props'
import { lettersOf, squash } from '@yingzao/checks/parts'
import { type SwitchScope, wholeScopes } from '@yingzao/contract/studio'
import { AppError } from '../../http/app-error'
import { refusal } from '../../http/studio-refusals'

/** What a switch applies to. */
export interface SwitchTarget {
  scope: SwitchScope
  value: string
}

/** The target in canonical spelling, so that nothing is switched off twice. Throws what is wrong with it, in words. */
export function readTarget({ scope, value }: SwitchTarget): SwitchTarget {
  if ((wholeScopes as readonly SwitchScope[]).includes(scope)) return { scope, value: '' }
  if (value === '') throw new AppError(refusal('请填写要停用的内容'))
  if (scope === 'block') return { scope, value: blockName(value) }
  if (scope === 'word' && squash(value) === '' && lettersOf(value) === '')
    throw new AppError(refusal('词语中至少要有一个字、字母或数字'))
  // A shorter text would match addresses of every kind.
  if (scope === 'picture' && value.length < 8) throw new AppError(refusal('请填写图片的完整地址'))
  return { scope, value }
}

function blockName(value: string): string {
  const spec = specs.find(value)
  if (!spec) throw new AppError(refusal('没有这种组件，请重新选择'))
  return spec.name
}
