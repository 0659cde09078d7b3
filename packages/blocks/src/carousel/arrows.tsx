interface ArrowsProps {
  isFirst: boolean
  isLast: boolean
  onStep: (by: 1 | -1) => void
}

export function Arrows({ isFirst, isLast, onStep }: ArrowsProps) {
  return (
    <>
      <button
        className="yz-carousel__arrow yz-carousel__arrow--back"
        type="button"
        aria-label="上一张"
        disabled={isFirst}
        onClick={() => onStep(-1)}
      />
      <button
        className="yz-carousel__arrow"
        type="button"
        aria-label="下一张"
        disabled={isLast}
        onClick={() => onStep(1)}
      />
    </>
  )
}
