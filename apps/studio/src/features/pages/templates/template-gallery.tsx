import './templates.css'
import { SearchOutlined } from '@ant-design/icons'
import { studioOperations, templatePurposes } from '@yingzao/contract/studio'
import { Input, Radio, Skeleton } from 'antd'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import { dateTimeText } from '../../../state/date-time-text'
import { isLocal } from '../../../state/is-local'
import { mayCall } from '../../../state/session'
import { svgAddress } from '../../../state/svg-address'
import { FilterChips } from '../../../ui/filter-chips'
import { useMember } from '../../../ui/member-context'
import { PageThumbnail } from '../../../ui/page-thumbnail'
import { ProblemNote } from '../../../ui/problem-note'
import { OwnTemplateActs } from './own-template-acts'
import { allTemplates, findTemplates, type PurposeChoice, type Template, useTemplates } from './use-templates'
import { wording } from './wording'

interface TemplateGalleryProps {
  chosen: string | undefined
  onChoose: (template: Template) => void
}

/** The templates as they will look, by purpose; the chosen one as a whole page beside them. */
export function TemplateGallery({ chosen, onChoose }: TemplateGalleryProps) {
  const templates = useTemplates()
  const [purpose, setPurpose] = useState<PurposeChoice>('all')
  const [query, setQuery] = useState('')
  if (templates.isError) {
    return <ProblemNote problem={templates.error} retry={() => void templates.refetch()} />
  }
  if (!templates.data) return <Skeleton active />
  const list = allTemplates(templates.data)
  const found = findTemplates(list, { purpose, query })
  const hasOwn = templates.data.own.length > 0
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
          choices={hasOwn ? ['all', 'own', ...templatePurposes] : ['all', ...templatePurposes]}
          titleOf={choiceTitle}
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
          {found.map((template) => (
            <TemplateCard key={template.id} template={template} />
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

function choiceTitle(choice: PurposeChoice): string {
  if (choice === 'all') return wording.all
  return choice === 'own' ? wording.own : wording.purposes[choice]
}

/** A template as it will look; the company's own with the actions to change it. */
function TemplateCard({ template: { id, title, about, look, own } }: { template: Template }) {
  const mayChange = mayCall(useMember(), studioOperations.templateChange)
  return (
    <div className="tp-card">
      <Radio value={id} className="tp-template">
        <span className="tp-ground">
          {/* What a colleague puts in its place is drawn anew. */}
          <PageThumbnail key={own?.updated_at ?? title} look={look} title={title} />
        </span>
        {own && <span className="tp-own">{wording.ownMark}</span>}
        <strong>{title}</strong>
        <span className="st-soft">{about}</span>
        {own && (
          <span className="st-soft tp-changed">
            {wording.changed(dateTimeText(own.updated_at), own.updated_by)}
          </span>
        )}
      </Radio>
      {own && mayChange && <OwnTemplateActs template={own} />}
    </div>
  )
}

/** A template from top to bottom, and a code that opens it on a phone. */
function WholeTemplate({ template: { title, look } }: { template: Template }) {
  // A refetched list has new preview tokens: what is being read stays.
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
