import './person.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { BlockTitle } from '../block-title/block-title'
import { Portrait } from './portrait'
import type { PersonProps } from './props'

/** In a view box of 30 × 22; fonts place the character differently. */
const QUOTATION_MARK =
  'M12 0C4 3 0 8.5 0 15a6 6 0 1 0 6.6-6C7 6 9 3.6 13 2zM28.5 0c-8 3-12 8.5-12 15a6 6 0 1 0 6.6-6c.4-3 2.4-5.4 6.4-7z'

type Person = PersonProps['list'][number]
interface CardProps {
  person: Person
  blockId: string
}

function PersonList({ id, props: { title, look, list } }: ViewProps<PersonProps>) {
  if (list.length === 0) return null
  const Card = CARDS[look]
  return (
    <div className={`yz-person yz-person--${look}`}>
      <BlockTitle text={title} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that it is a list once it has no marks. */}
      <ul className="yz-person__list" role="list">
        {list.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: persons have no id, and two may have one name.
          <li key={index} className="yz-person__card">
            <Card person={person} blockId={id} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function RowCard({ person, blockId }: CardProps) {
  return (
    <>
      <Portrait person={person} blockId={blockId} ratio={3 / 4} sizes="24vw" />
      <div className="yz-person__words">
        <Name person={person} />
        <About person={person} />
        <Licence person={person} />
      </div>
    </>
  )
}

function LargeCard({ person, blockId }: CardProps) {
  const { bio, topics, adviser_no } = person
  return (
    <>
      <div className="yz-person__cover">
        <Portrait person={person} blockId={blockId} ratio={4 / 5} sizes="100vw" />
        <div className="yz-person__scrim">
          <Name person={person} />
        </div>
      </div>
      {(bio || topics.length > 0 || adviser_no) && (
        <div className="yz-person__words">
          <About person={person} />
          <Licence person={person} />
        </div>
      )}
    </>
  )
}

function GridCard({ person, blockId }: CardProps) {
  return (
    <>
      <Portrait person={person} blockId={blockId} ratio={1} sizes="50vw" />
      <div className="yz-person__words">
        <Name person={person} />
        <Licence person={person} />
      </div>
    </>
  )
}

function QuoteCard({ person, blockId }: CardProps) {
  return (
    <figure className="yz-person__figure">
      {person.quote && (
        <>
          <svg className="yz-person__mark" viewBox="0 0 30 22" aria-hidden="true">
            <path d={QUOTATION_MARK} />
          </svg>
          <blockquote className="yz-person__quote">{person.quote}</blockquote>
        </>
      )}
      <figcaption className="yz-person__by">
        <Portrait person={person} blockId={blockId} ratio={1} sizes="16vw" />
        <div className="yz-person__words">
          <Name person={person} />
          <Licence person={person} />
        </div>
      </figcaption>
    </figure>
  )
}

const CARDS = { row: RowCard, large: LargeCard, grid: GridCard, quote: QuoteCard }

function Name({ person: { name, role } }: { person: Person }) {
  return (
    <div className="yz-person__who">
      <h3 className="yz-person__name">{name || '老师'}</h3>
      {role && <p className="yz-person__role">{role}</p>}
    </div>
  )
}

function About({ person: { bio, topics } }: { person: Person }) {
  return (
    <>
      {bio && <p className="yz-person__bio">{bio}</p>}
      {topics.length > 0 && (
        <ul className="yz-person__topics" aria-label="擅长领域">
          {topics.map(({ text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: topics have no id.
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** With this number anybody can look up who is allowed to advise. */
function Licence({ person: { adviser_no, certifies } }: { person: Person }) {
  if (adviser_no === '') return null
  return (
    <p className="yz-person__licence">
      {certifies && <span>{certifies}</span>}
      <span>执业编号 {adviser_no}</span>
    </p>
  )
}

export const person = defineView<PersonProps>({ name: 'person', view: PersonList })
