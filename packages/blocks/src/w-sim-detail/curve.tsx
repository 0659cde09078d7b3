import { type Detail, spotOf } from './record-shown'

/** The curve as the server has drawn it, with a line over it at the day that the text below is about. */
export function Curve({ detail }: { detail: Detail }) {
  const { curve, chart } = detail
  const last = Math.max(0, curve.length - 1)
  const { date, own, bench, text } = spotOf(detail, last)
  return (
    <>
      <div className="yz-folio__chart" data-chart="" hidden={chart.svg === ''}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our gateway made it of numbers and escaped the names. */}
        <div data-picture="" dangerouslySetInnerHTML={{ __html: chart.svg }} />
        <div
          className="yz-folio__days"
          role="slider"
          tabIndex={0}
          aria-label="看某一天的收益率"
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={last}
          aria-valuetext={text}
        >
          <i hidden />
        </div>
      </div>
      <p className="yz-folio__spot" data-spot="" hidden={chart.svg === ''}>
        <span>{date}</span>
        <span>
          组合{' '}
          <b className="yz-simulate__rate" data-tone={own.tone}>
            {own.text}
          </b>
        </span>
        <span>{bench}</span>
      </p>
    </>
  )
}
