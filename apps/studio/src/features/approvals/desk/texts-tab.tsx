import { CopyOutlined } from '@ant-design/icons'
import { type ReadableText, readableTexts } from '@yingzao/checks'
import type { JsonValue } from '@yingzao/schema/client'
import { Button, Tag } from 'antd'
import { useMemo } from 'react'
import { useCopy } from '../../../ui/use-copy'
import type { ReviewDetail } from '../approval-rows'
import { wording } from '../wording'

const words = wording.texts

/** All texts of the page in reading order, with the block each is in. */
export function TextsTab({ document }: Pick<ReviewDetail, 'document'>) {
  const copy = useCopy(words)
  const texts = useMemo(() => readableTexts(document as JsonValue), [document])
  if (texts.length === 0) return <p className="st-empty">{words.none}</p>
  return (
    <div className="ap-tab">
      <p className="st-hint">{words.about}</p>
      <Button
        icon={<CopyOutlined aria-hidden="true" />}
        onClick={() => void copy(texts.map((text) => words.line(labelOf(text), text.text)).join('\n'))}
      >
        {words.copy}
      </Button>
      <ol className="ap-texts">
        {texts.map((text) => (
          <li key={text.path}>
            <span className="st-soft">{labelOf(text)}</span> {text.kind === 'alt' && <Tag>{words.alt}</Tag>}
            {text.isInPopup && <Tag>{words.popup}</Tag>}
            <p>{text.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function labelOf({ kind, block, title }: ReadableText): string {
  return `${kind === 'head' ? words.head : block} · ${title}`
}
