import { rateText } from './tour-rows'
import { wording } from './wording'

const number = new Intl.NumberFormat('zh-CN')

/** A number of people as it is read: `1,234`. */
export function Count({ count }: { count: number }) {
  return <span className={count === 0 ? 'st-number st-soft' : 'st-number'}>{number.format(count)}</span>
}

/** How many were let in, and their share of those who have a place. */
export function Entered({ entered, enrolled }: { entered: number; enrolled: number }) {
  return (
    <>
      <Count count={entered} />
      <div className="st-soft st-number">{rateText(entered, enrolled)}</div>
    </>
  )
}

/** The filing number of a tour; without one, nobody can enrol for any of it. */
export function Filing({ number }: { number: string }) {
  return number === '' ? <span className="st-warn">{wording.noFiling}</span> : number
}
