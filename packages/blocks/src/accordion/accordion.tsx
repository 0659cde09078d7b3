import './accordion.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { BlockTitle } from '../block-title/block-title'
import { RichText } from '../rich-text/rich-text'
import { groupsOf, type Question } from './groups'
import type { AccordionProps } from './props'

function Accordion({ props: { title, look, list, firstOpen } }: ViewProps<AccordionProps>) {
  if (list.length === 0) return null
  return (
    <div className={`yz-accordion yz-accordion--${look}`}>
      <BlockTitle text={title} />
      {groupsOf(list).map(({ heading, questions }, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no id, and two may be called the same.
        <div key={group} className="yz-accordion__group">
          {heading && <h3 className="yz-accordion__heading">{heading}</h3>}
          {questions.map((question, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: questions have no id, and two may say the same.
            <Item key={index} question={question} isOpen={firstOpen && group === 0 && index === 0} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The browser itself opens and closes it, and opens it where a search in the page finds its answer. */
function Item({ question: { question, answer }, isOpen }: { question: Question; isOpen: boolean }) {
  return (
    <details className="yz-accordion__item" open={isOpen}>
      <summary className="yz-accordion__question">{question || '问题'}</summary>
      {answer && <RichText html={answer} className="yz-accordion__answer" />}
    </details>
  )
}

export const accordion = defineView<AccordionProps>({ name: 'accordion', view: Accordion })
