/** More dots than this do not fit the narrowest phone at a finger's distance. */
const MOST_DOTS = 8

interface DotsProps {
  count: number
}

/** The position in the row: dots to tap, or plain numbers where there would be too many. Initially at the start. */
export function Dots({ count }: DotsProps) {
  if (count > MOST_DOTS) {
    return (
      <p className="yz-carousel__count" aria-hidden="true">
        {`1 / ${count}`}
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
          aria-current={index === 0 ? 'true' : undefined}
        />
      ))}
    </div>
  )
}
