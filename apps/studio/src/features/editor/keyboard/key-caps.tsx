import { Fragment } from 'react'
import { isMac, keySigns } from './keys'
import { wording } from './wording'

/** Keys as they are printed on the keyboard. */
export function KeyCaps({ keys }: { keys: readonly string[] }) {
  return (
    <span className="ed-keys">
      {keys.map((one, index) => (
        <Fragment key={one}>
          {index > 0 && <span className="ed-keys-or">{wording.sheet.or}</span>}
          {keySigns(one, isMac()).map((sign) => (
            <kbd key={sign}>{sign}</kbd>
          ))}
        </Fragment>
      ))}
    </span>
  )
}
