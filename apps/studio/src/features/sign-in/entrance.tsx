import { studioLanguages } from '@yingzao/contract/studio'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { LANGUAGE } from '../../state/language'
import { speakIn } from '../../state/speak-in'
import { Brand } from '../../ui/brand'
import { LANGUAGE_NAMES } from '../../ui/language-names'
import { PageTitle } from '../../ui/page-title'

/** Nobody is known yet; whoever logs in gets their own language. */
const OTHER = studioLanguages.find((language) => language !== LANGUAGE) ?? LANGUAGE

interface EntranceProps {
  title: string
  about?: ReactNode
  children: ReactNode
}

/** The card shown before the Studio: log in, set up, choose a password. */
export function Entrance({ title, about, children }: EntranceProps) {
  return (
    <main className="st-entrance">
      <PageTitle title={title} />
      <div className="st-entrance-card">
        <Brand />
        <h1>{title}</h1>
        {about && <p className="st-entrance-about">{about}</p>}
        {children}
      </div>
      <p className="st-entrance-language" lang={OTHER}>
        <Button type="link" size="small" onClick={() => speakIn(OTHER)}>
          {LANGUAGE_NAMES[OTHER]}
        </Button>
      </p>
    </main>
  )
}
