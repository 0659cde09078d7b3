interface ArrowsProps {
  /** False: there is nothing before the first slide. */
  loop: boolean
}

export function Arrows({ loop }: ArrowsProps) {
  return (
    <>
      <button
        className="yz-carousel__arrow yz-carousel__arrow--back"
        type="button"
        aria-label="上一张"
        disabled={!loop}
      />
      <button className="yz-carousel__arrow" type="button" aria-label="下一张" />
    </>
  )
}
