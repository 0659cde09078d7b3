import { isSafeAddress } from '@yingzao/schema/client'
import type { ReactNode } from 'react'
import { dayText, minuteText } from '../answers/moments'
import type { Checked } from './holdings'
import { changeText, placeIn, priceText, wayOf } from './words'

/** What is known of one share: facts, and what each of them is. */
export function ShareCard({ share }: { share: Checked }) {
  const { code, name, is_found, is_suspended, is_simulated } = share
  if (!is_found)
    return (
      <li className="yz-stock__card">
        <p className="yz-stock__head">
          <b>{code}</b>
        </p>
        <p className="yz-stock__none">未找到该股票</p>
      </li>
    )
  return (
    <li className="yz-stock__card">
      <p className="yz-stock__head">
        <b>{name}</b>
        <span className="yz-stock__code">{code}</span>
        {is_suspended && <span className="yz-stock__badge">停牌</span>}
        {is_simulated && <span className="yz-stock__badge yz-stock__badge--simulated">模拟行情</span>}
      </p>
      <Quote {...share} />
      <Facts share={share} />
      {share.range_1y && <Range range={share.range_1y} last={share.last} />}
      <Notices notices={share.notices} />
    </li>
  )
}

function Quote({ last, quoted_at }: Pick<Checked, 'last' | 'quoted_at'>) {
  if (last === null) return <p className="yz-stock__none">暂无行情</p>
  return (
    <p className="yz-stock__quote">
      <span className="yz-stock__last">{priceText(last)}</span>元
      {quoted_at !== null && <small>{minuteText(quoted_at)}</small>}
    </p>
  )
}

function Facts({ share }: { share: Checked }) {
  const { vs_cost, change_20d, volatility, sector, weight } = share
  return (
    <dl className="yz-stock__facts">
      {vs_cost !== null && (
        <Fact name="较成本" help="未考虑分红送转">
          <Change percent={vs_cost} />
        </Fact>
      )}
      <Fact name="近 20 个交易日涨跌">
        {change_20d === null ? '数据不足' : <Change percent={change_20d} />}
      </Fact>
      <Fact name="波动率（年化）" help="近 20 个交易日每日涨跌的离散程度，数值越大，价格起伏越大">
        {volatility === null ? '数据不足' : `${volatility.toFixed(2)}%`}
      </Fact>
      {sector !== '' && <Fact name="所属行业">{sector}</Fact>}
      {weight !== null && <Fact name="填写的仓位">{weight}%</Fact>}
    </dl>
  )
}

interface FactProps {
  name: string
  help?: string
  children: ReactNode
}

function Fact({ name, help, children }: FactProps) {
  return (
    <div className="yz-stock__fact">
      <dt>
        {name}
        {help && <small>{help}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The sign says what the colour says. */
function Change({ percent }: { percent: number }) {
  return <b className={`yz-stock__change yz-stock__change--${wayOf(percent)}`}>{changeText(percent)}</b>
}

interface RangeProps {
  range: NonNullable<Checked['range_1y']>
  last: number | null
}

/** Lowest and highest of a year, and where the last price is between them. */
function Range({ range, last }: RangeProps) {
  const { low, high } = range
  const place = last === null ? undefined : placeIn(range, last)
  return (
    <div className="yz-stock__range">
      <p className="yz-stock__label">
        近一年区间
        {place !== undefined && <span className="yz-stock__hidden">，现价在区间的 {place}% 处</span>}
      </p>
      <div className="yz-stock__bar" aria-hidden="true">
        {place !== undefined && <i style={{ left: `${place}%` }} />}
      </div>
      <p className="yz-stock__ends">
        <span>最低 {priceText(low)}</span>
        <span>最高 {priceText(high)}</span>
      </p>
    </div>
  )
}

function Notices({ notices }: Pick<Checked, 'notices'>) {
  return (
    <div className="yz-stock__notices">
      <p className="yz-stock__label">近期公告</p>
      {notices.length === 0 ? (
        <p className="yz-stock__none">暂无公告</p>
      ) : (
        <ul>
          {notices.map(({ title, published_at, url }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two announcements may be called the same on one day.
            <li key={index}>
              <NoticeTitle title={title} url={url} />
              <span>{dayText(published_at)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A missing or unsafe address leaves the text alone. */
function NoticeTitle({ title, url }: { title: string; url: string }) {
  if (url === '' || !isSafeAddress(url, { use: 'link' })) return <p>{title}</p>
  return <a href={url}>{title}</a>
}
