import './preview.css'
import { CONTAINERS, type Container } from '@yingzao/schema/client'
import { Input, Segmented, Select } from 'antd'
import { useState } from 'react'
import { CONTAINER_TITLES } from '../../ui/container-titles'
import type { Simulation } from './simulation'
import { wording } from './wording'

const PLACES = CONTAINERS.map((value) => ({ value, label: CONTAINER_TITLES[value] }))
const LOGINS = [
  { value: false, label: wording.loggedOut },
  { value: true, label: wording.loggedIn },
]
const REPLIES = Object.entries(wording.manners).map(([value, label]) => ({
  value: value as Simulation['replies'],
  label,
}))

interface SimulationBarProps {
  value: Simulation
  onChange: (value: Simulation) => void
}

/** Where the page is open, by whom, and how its calls are answered. */
export function SimulationBar({ value, onChange }: SimulationBarProps) {
  return (
    <div className="pv-choices">
      <Segmented<Container>
        aria-label={wording.place}
        options={PLACES}
        value={value.place}
        onChange={(place) => onChange({ ...value, place })}
      />
      {value.place === 'app' && (
        <VersionField
          key={value.version}
          version={value.version}
          onChange={(version) => onChange({ ...value, version })}
        />
      )}
      <Segmented<boolean>
        aria-label={wording.login}
        options={LOGINS}
        value={value.isLoggedIn}
        onChange={(isLoggedIn) => onChange({ ...value, isLoggedIn })}
      />
      <div className="pv-choice">
        <label htmlFor="pv-replies">{wording.replies}</label>
        <Select
          id="pv-replies"
          options={REPLIES}
          value={value.replies}
          onChange={(replies) => onChange({ ...value, replies })}
        />
      </div>
    </div>
  )
}

/** Applied on blur or Enter: a half-typed version would load the page for nothing. */
function VersionField({ version, onChange }: { version: string; onChange: (version: string) => void }) {
  const [text, setText] = useState(version)
  const keep = () => {
    if (text.trim() !== version) onChange(text.trim())
  }
  return (
    <div className="pv-choice">
      <label htmlFor="pv-version">{wording.version}</label>
      <Input
        id="pv-version"
        className="pv-version"
        maxLength={20}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={keep}
        onPressEnter={keep}
      />
    </div>
  )
}
