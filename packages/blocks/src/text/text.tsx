import './text.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { RichText } from '../rich-text/rich-text'
import type { TextProps } from './props'

function Text({ props }: ViewProps<TextProps>) {
  return props.html === '' ? null : <RichText html={props.html} className="yz-text" />
}

export const text = defineView<TextProps>({ name: 'text', view: Text })
