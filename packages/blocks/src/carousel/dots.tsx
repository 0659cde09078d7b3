/** More dots than this do not fit the narrowest phone at a finger's distance. */
const MOST_DOTS = 8

interface DotsProps {
  count: number
  /** From 0. */
  current: number
  onGo: (index: number) => void
}

/** Where in the row we are: dots to tap, or plain numbers where they would be too many. */
export function Dots({ count, current, onGo }: DotsProps) {
  if (count > MOST_DOTS) {
    return (
      <p className="yz-carousel__count" aria-hidden="true">
        {`${current + 1} / ${count}`}
      </p>
    )
  }
  return (
    <div className="yz-carousel__dots">
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
          key={index}
          type="button"
          aria-label={`转到第 ${index + 1} 张`}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onGo(index)}
        />
      ))}
    </div>
  )
}
