import { useFieldFact } from '../fields/field-target'
import { Group } from './group'
import { MoreStyles } from './more-styles'
import { PositionFields } from './position-fields'
import { SidesField } from './sides-field'
import { LAYOUT_STYLES, STYLE_SECTIONS } from './style-fields'
import { StyleRow } from './style-row'
import { wording } from './wording'

const words = wording.look
const COMMON = ['common'] as const

/** How the block looks and where it is positioned. */
export function LookGroup({ isContainer }: { isContainer: boolean }) {
  const isSet = useFieldFact(COMMON, hasLook) !== false
  return (
    <Group name="look" title={wording.groups.look} isSet={isSet} paths={['common.style', 'common.position']}>
      <h4>{words.size}</h4>
      <p className="ed-field-fine">{words.units}</p>
      <div className="ed-pair">
        {STYLE_SECTIONS.size.map((style) => (
          <StyleRow key={style.name} style={style} />
        ))}
      </div>
      <SidesField name="margin" />
      <SidesField name="padding" />
      <h4>{words.ground}</h4>
      {STYLE_SECTIONS.ground.map((style) => (
        <StyleRow key={style.name} style={style} />
      ))}
      <h4>{words.text}</h4>
      {STYLE_SECTIONS.text.map((style) => (
        <StyleRow key={style.name} style={style} />
      ))}
      {isContainer && (
        <>
          <h4>{words.layout}</h4>
          {LAYOUT_STYLES.map((style) => (
            <StyleRow key={style.name} style={style} />
          ))}
        </>
      )}
      <h4>{words.position}</h4>
      <PositionFields />
      <MoreStyles isContainer={isContainer} />
    </Group>
  )
}

function hasLook(common: unknown): boolean {
  const { style, position } = (common ?? {}) as Record<string, unknown>
  return style !== undefined || position !== undefined
}
