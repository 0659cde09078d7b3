import { Button } from 'antd'
import { useFieldFact, useFieldTarget, useWriteField } from '../fields/field-target'
import { BoxDiagram } from './box-diagram'
import { GroundField } from './ground-field'
import { Group } from './group'
import { HideField } from './hide-field'
import { MoreStyles } from './more-styles'
import { PositionFields } from './position-fields'
import { LAYOUT_STYLES, STYLE_SECTIONS, type StyleField } from './style-fields'
import { StyleRow } from './style-row'
import { wording } from './wording'

const words = wording.look
const COMMON = ['common'] as const
const STYLE = ['common', 'style'] as const

/** How the blocks look and where they are positioned. */
export function LookGroup({ isContainer }: { isContainer: boolean }) {
  const isSet = useFieldFact(COMMON, hasLook) !== false
  return (
    <Group name="look" title={wording.groups.look} isSet={isSet} paths={['common.style', 'common.position']}>
      <BoxDiagram />
      <p className="ed-field-fine">{words.units}</p>
      <Rows styles={STYLE_SECTIONS.width} />
      <GroundField />
      <Rows styles={STYLE_SECTIONS.edge} />
      <HideField />
      <h4>{words.text}</h4>
      <Rows styles={STYLE_SECTIONS.text} />
      <h4>{words.size}</h4>
      <div className="ed-pair">
        <Rows styles={STYLE_SECTIONS.size} />
      </div>
      {isContainer && (
        <>
          <h4>{words.layout}</h4>
          <Rows styles={LAYOUT_STYLES} />
        </>
      )}
      <h4>{words.position}</h4>
      <PositionFields />
      <MoreStyles isContainer={isContainer} />
      <ClearStyle />
    </Group>
  )
}

function Rows({ styles }: { styles: readonly StyleField[] }) {
  return styles.map((style) => <StyleRow key={style.name} style={style} />)
}

/** Resets blocks to the default look of their kind. */
function ClearStyle() {
  const { isDisabled } = useFieldTarget()
  const isStyled = useFieldFact(STYLE, (style) => style !== undefined) !== false
  const write = useWriteField(STYLE)
  if (!isStyled) return null
  return (
    <Button
      type="link"
      size="small"
      className="ed-inline"
      disabled={isDisabled}
      onClick={() => write(undefined)}
    >
      {words.clearAll}
    </Button>
  )
}

function hasLook(common: unknown): boolean {
  const { style, position } = (common ?? {}) as Record<string, unknown>
  return style !== undefined || position !== undefined
}
