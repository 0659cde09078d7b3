import type { Piece } from '@yingzao/blocks/palette'
import { piecesOf } from '../templates/pieces'
import { type TemplateKey, templates } from '../templates/templates'

/** Of a phone's screen, in the units of the picture. */
const WIDTH = 150
const HEIGHT = 216

/** A template in outline: what stands on the page from top to bottom, in its colours. The words beside it name it. */
export function TemplatePicture({ name }: { name: TemplateKey }) {
  const template = templates.find(({ key }) => key === name)
  if (!template) return null
  const { background, blocks } = template.outline
  return (
    <svg className="pg-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} fill={background} />
      {piecesOf(blocks, WIDTH)
        .filter(({ y }) => y < HEIGHT)
        .map((piece) => (
          <Drawn key={`${piece.x} ${piece.y} ${piece.width} ${piece.height}`} piece={piece} />
        ))}
    </svg>
  )
}

function Drawn({ piece: { x, y, width, height, round, fill, edge } }: { piece: Piece }) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={round}
      fill={fill}
      {...(edge && { stroke: edge, strokeWidth: 0.75 })}
    />
  )
}
