import { findWords } from '@yingzao/checks'
import { wordListLimits } from '@yingzao/contract/studio'
import { Card, Input } from 'antd'
import { useDeferredValue, useState } from 'react'
import type { Word } from './draft'
import { wording } from './wording'

const words = wording.text

/** Checks a sentence against the built-in words and those of the draft while it is typed. */
export function TextBox({ list }: { list: readonly Word[] }) {
  const [text, setText] = useState('')
  const looked = useDeferredValue(text)
  const found = looked.trim() === '' ? [] : findWords(looked, list)
  return (
    <Card className="wl-text">
      <h2>{words.title}</h2>
      <p className="st-soft">{words.about}</p>
      <Input.TextArea
        aria-label={words.label}
        rows={3}
        maxLength={wordListLimits.text}
        value={text}
        placeholder={words.hint}
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status">
        {looked.trim() !== '' && found.length === 0 && <p>{words.none}</p>}
        <ul className="wl-found">
          {found.map(({ word, severity, why, instead, start, end }) => (
            <li key={`${word}-${start}`}>
              <strong>{words.found(looked.slice(start, end), word)}</strong>
              <div className="st-soft">
                {wording.severities[severity]} · {why === '' ? words.builtIn : why}
                {instead !== '' && ` · ${wording.words.insteadOf(instead)}`}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
