import './code.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { LiveCode } from './live-code'
import type { CodeProps } from './props'
import { TextCode } from './text-code'

function Code({ props }: ViewProps<CodeProps>) {
  const { codeId, room, text } = props
  const label = props.buttonText || '复制'
  if (codeId !== '') return <LiveCode codeId={codeId} room={room} label={label} />
  return text === '' ? null : <TextCode text={text} label={label} />
}

export const code = defineView<CodeProps>({
  name: 'code',
  view: Code,
  live: ({ codeId, text }) => (codeId !== '' || text !== '' ? 'near' : undefined),
})
