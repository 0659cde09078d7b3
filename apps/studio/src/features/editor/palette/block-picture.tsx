import { palette } from '@yingzao/blocks/palette'
import { memo, type ReactNode } from 'react'

/** For a kind of block without a picture. */
const NO_PICTURE = ['tint 26 12 60 36 4', 'soft 34 22 44 4 2', 'soft 34 32 28 4 2']

/** A small drawing of a kind of block; its name is beside it, so screen readers skip it. */
export const BlockPicture = memo(function BlockPicture({ name }: { name: string }) {
  return (
    <svg className="ed-picture" viewBox="0 0 112 60" aria-hidden="true">
      {(palette[name]?.picture ?? NO_PICTURE).map(drawPiece)}
    </svg>
  )
})

function drawPiece(piece: string): ReactNode {
  const [tone = '', kind = '', ...rest] = piece.split(' ')
  const className = `ed-tone-${tone}`
  if (kind === 'path') return <path key={piece} className={className} d={rest.join(' ')} />
  const [y, width, height, radius] = rest
  if (kind === 'text') {
    const [x, baseline, size, ...words] = rest
    return (
      <text key={piece} className={className} x={x} y={baseline} fontSize={size} textAnchor="middle">
        {words.join(' ')}
      </text>
    )
  }
  return <rect key={piece} className={className} x={kind} y={y} width={width} height={height} rx={radius} />
}
