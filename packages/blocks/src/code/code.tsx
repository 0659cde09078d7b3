import './code.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { Tap } from '../tap/tap'
import type { CodeProps } from './props'

function Code({ props }: ViewProps<CodeProps>) {
  const { codeId, text } = props
  const label = props.buttonText || '复制'
  if (codeId !== '') return <LiveCode codeId={codeId} label={label} />
  if (text === '') return null
  return <TextCode text={text} label={label} />
}

/** What a live code holds is known when it is asked for: the host shows or copies it, as for any such button. */
function LiveCode({ codeId, label }: { codeId: string; label: string }) {
  return (
    <div className="yz-code">
      <p className="yz-code__hint">点击按钮获取</p>
      <Tap common={{ action: { type: ACTION_TYPES.code, codeId } }} className="yz-code__button">
        {label}
      </Tap>
    </div>
  )
}

function TextCode({ text, label }: { text: string; label: string }) {
  const host = useHost()
  async function copy() {
    host.toast((await host.copy(text)) ? '复制成功' : '复制失败，请长按复制')
  }
  return (
    <div className="yz-code">
      <code className="yz-code__text">{text}</code>
      <button className="yz-tap yz-code__button" type="button" onClick={copy}>
        {label}
      </button>
    </div>
  )
}

export const code = defineView<CodeProps>({
  name: 'code',
  view: Code,
  // Not on the first tap: phones let a page write to the clipboard only while that tap is being handled.
  island: ({ codeId, text }) => (codeId === '' && text !== '' ? 'visible' : undefined),
})
