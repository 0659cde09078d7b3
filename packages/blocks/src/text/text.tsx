import './text.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import type { TextProps } from './props'

function Text({ props }: ViewProps<TextProps>) {
  if (props.html === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's reader has sanitised it on the server.
  return <div className="yz-text" dangerouslySetInnerHTML={{ __html: props.html }} />
}

export const text = defineView<TextProps>({ name: 'text', view: Text })
