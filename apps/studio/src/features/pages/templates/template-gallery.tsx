import './templates.css'
import { SearchOutlined } from '@ant-design/icons'
import { templatePurposes } from '@yingzao/contract/studio'
import { Input, Radio, Skeleton } from 'antd'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import { isLocal } from '../../../state/is-local'
import { svgAddress } from '../../../state/svg-address'
import { FilterChips } from '../../../ui/filter-chips'
import { ProblemNote } from '../../../ui/problem-note'
import { PageThumbnail } from '../page-thumbnail'
import { findTemplates, type PurposeChoice, type Template, useTemplates } from './use-templates'
import { wording } from './wording'

const CHOICES: readonly PurposeChoice[] = ['all', ...templatePurposes]

interface TemplateGalleryProps {
  chosen: string | undefined
  onChoose: (template: Template) => void
}

/** The templates as they will look, by what they are for; the chosen one as a whole page beside them. */
export function TemplateGallery({ chosen, onChoose }: TemplateGalleryProps) {
  const templates = useTemplates()
  const [purpose, setPurpose] = useState<PurposeChoice>('all')
  const [query, setQuery] = useState('')
  if (templates.isError) {
    return <ProblemNote problem={templates.error} retry={() => void templates.refetch()} />
  }
  if (!templates.data) return <Skeleton active />
  const { list } = templates.data
  const found = findTemplates(list, { purpose, query })
  const whole = list.find(({ id }) => id === chosen)
  return (
    <div className="tp-gallery">
      <div className="tp-choice">
        <Input
          type="search"
          allowClear
          prefix={<SearchOutlined aria-hidden="true" />}
          placeholder={wording.search}
          aria-label={wording.search}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <FilterChips
          label={wording.purposeChoice}
          choices={CHOICES}
          titleOf={(choice) => (choice === 'all' ? wording.all : wording.purposes[choice])}
          chosen={purpose}
          onChoose={setPurpose}
        />
        <Radio.Group
          className="tp-list"
          aria-label={wording.choose}
          value={chosen}
          onChange={({ target }) => {
            const template = list.find(({ id }) => id === target.value)
            if (template) onChoose(template)
          }}
        >
          {found.map(({ id, title, about, look }) => (
            <Radio key={id} value={id} className="tp-template">
              <span className="tp-ground">
                <PageThumbnail key={title} look={look} title={title} />
              </span>
              <strong>{title}</strong>
              <span className="st-soft">{about}</span>
            </Radio>
          ))}
        </Radio.Group>
        {found.length === 0 && (
          <div className="tp-none" role="status">
            <strong>{wording.none(query.trim())}</strong>
            <p>{wording.noneText}</p>
          </div>
        )}
      </div>
      {whole && <WholeTemplate key={whole.id} template={whole} />}
    </div>
  )
}

/** A template from top to bottom, and a code that opens it on a phone. */
function WholeTemplate({ template: { title, look } }: { template: Template }) {
  // The list comes anew with other rights to look: what is being read stays.
  const [address] = useState(look)
  const { origin } = window.location
  return (
    <aside className="tp-whole" aria-label={wording.whole(title)}>
      <iframe title={wording.whole(title)} src={address} sandbox="" />
      <p className="st-soft">{wording.wholeHint}</p>
      {!isLocal(origin) && (
        <p className="tp-phone">
          <img alt={wording.qr} src={svgAddress(renderSVG(origin + address, { border: 1 }))} />
          {wording.onPhone}
        </p>
      )}
    </aside>
  )
}
