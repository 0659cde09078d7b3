import { RightOutlined } from '@ant-design/icons'
import { type ReactNode, useId } from 'react'
import { isWithin, useOpen } from '../session/reveal'
import { wording } from './wording'

interface GroupProps {
  name: string
  title: string
  isOpenAtFirst?: boolean
  /** Something in it differs from its default. */
  isSet?: boolean
  /** Paths of the settings in it, so that it opens when one of them is revealed. */
  paths: readonly string[]
  children: ReactNode
}

/** What was opened or closed stays that way from block to block. */
const remembered = new Map<string, boolean>()

/** A collapsible part of the panel. */
export function Group({ name, title, isOpenAtFirst = false, isSet = false, paths, children }: GroupProps) {
  const id = useId()
  const [isOpen, setOpen] = useOpen(
    (reveal) => paths.some((path) => isWithin(reveal.path, path)),
    remembered.get(name) ?? isOpenAtFirst,
  )
  return (
    <section className="ed-group">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            remembered.set(name, !isOpen)
            setOpen(!isOpen)
          }}
        >
          <RightOutlined aria-hidden />
          {title}
          {isSet && !isOpen && <span className="ed-group-set">{wording.isSet}</span>}
        </button>
      </h3>
      <div id={id} className="ed-group-body" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  )
}
