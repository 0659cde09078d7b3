import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery } from '../../state/queries'
import { mayCall } from '../../state/session'
import { DetailDrawer } from '../../ui/detail-drawer'
import { useMember } from '../../ui/member-context'
import { moneyText } from '../../ui/money-text'
import { ProductForm } from './product-form'
import type { ProductDetail, SalePageRow, SkuRow } from './product-rows'
import { SaleMark } from './sale-mark'
import { SalePageForm } from './sale-page-form'
import { SkuForm } from './sku-form'
import { wording } from './wording'

/** A product with its skus, its sale pages and the pages that name it, beside the list. */
export function ProductDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(studioQuery('productDetail', { shop_product_id: id }))
  return (
    <DetailDrawer
      width={640}
      title={query.data?.product.name ?? wording.detail.title}
      extra={<Link to={`/orders?shop_product_id=${id}`}>{wording.detail.orders}</Link>}
      query={query}
      onClose={onClose}
    >
      {(data) => (
        <div className="st-product">
          <Facts detail={data} />
          <Skus detail={data} />
          <Pages detail={data} />
          <Uses detail={data} />
        </div>
      )}
    </DetailDrawer>
  )
}

function useMayChange(): boolean {
  return mayCall(useMember(), studioOperations.productChange)
}

interface PartProps {
  title: string
  /** For members who may change what is sold. */
  act?: { label: string; name?: string; run: () => void }
  children: ReactNode
}

function Part({ title, act, children }: PartProps) {
  const mayChange = useMayChange()
  return (
    <section className="st-part">
      <div className="st-part-head">
        <h3>{title}</h3>
        {act && mayChange && (
          <Button size="small" aria-label={act.name} onClick={act.run}>
            {act.label}
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}

function Facts({ detail: { product } }: { detail: ProductDetail }) {
  const words = wording.detail
  const [isChanging, setChanging] = useState(false)
  return (
    <Part
      title={words.facts}
      act={{ label: words.change, name: words.changeProduct, run: () => setChanging(true) }}
    >
      <dl className="st-facts">
        <dt>{wording.columns.state}</dt>
        <dd>
          <SaleMark state={product.state} />
        </dd>
        <dt>{words.id}</dt>
        <dd className="st-number">{product.shop_product_id}</dd>
        <dt>{words.mark}</dt>
        <dd>{product.mark ?? words.noMark}</dd>
        <dt>{words.appId}</dt>
        <dd className="st-number">{product.mode_shop_product_id || words.noAppId}</dd>
        <dt>{words.risk}</dt>
        <dd>{product.risk_level}</dd>
        <dt>{words.contract}</dt>
        <dd>{product.contract_id ?? words.noContract}</dd>
        <dt>{words.onSale}</dt>
        <dd>{product.on_sale ? words.yes : words.no}</dd>
        <dt>{words.window}</dt>
        <dd>{windowText(product)}</dd>
      </dl>
      {isChanging && <ProductForm product={product} onClose={() => setChanging(false)} />}
    </Part>
  )
}

function Skus({ detail }: { detail: ProductDetail }) {
  const words = wording.skus
  const mayChange = useMayChange()
  const [open, setOpen] = useState<SkuRow | 'new'>()
  return (
    <Part title={words.title} act={{ label: words.add, run: () => setOpen('new') }}>
      {detail.skus.length === 0 && <p className="st-soft">{words.none}</p>}
      <ul className="st-lines">
        {detail.skus.map((sku) => (
          <li key={sku.sku_id}>
            <div>
              <p>
                <strong>{sku.name}</strong> <span className="st-soft">{words.months(sku.months)}</span>
                {!sku.on_sale && <span className="st-warn"> {words.off}</span>}
              </p>
              <p className="st-number">
                {moneyText(sku.price)}
                {sku.origin_price !== null && (
                  <span className="st-soft"> {words.origin(moneyText(sku.origin_price))}</span>
                )}
              </p>
            </div>
            {mayChange && (
              <Button size="small" aria-label={words.changeNamed(sku.name)} onClick={() => setOpen(sku)}>
                {wording.detail.change}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <SkuForm detail={detail} sku={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </Part>
  )
}

function Pages({ detail }: { detail: ProductDetail }) {
  const words = wording.pages
  const mayChange = useMayChange()
  const [open, setOpen] = useState<SalePageRow | 'new'>()
  return (
    <Part title={words.title} act={{ label: words.add, run: () => setOpen('new') }}>
      {detail.pages.length === 0 && <p className="st-soft">{words.none}</p>}
      <ul className="st-lines">
        {detail.pages.map((page) => (
          <li key={page.page_id}>
            <div>
              <p>
                <strong>{page.title}</strong> <SaleMark state={page.state} />{' '}
                <span className="st-soft">
                  {words.number(page.page_id)} · {windowText(page)}
                </span>
              </p>
              <Preview page={page} />
            </div>
            {mayChange && (
              <Button size="small" aria-label={words.changeNamed(page.title)} onClick={() => setOpen(page)}>
                {wording.detail.change}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <SalePageForm
          shop_product_id={detail.product.shop_product_id}
          page={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Part>
  )
}

/** What a sale page currently tells visitors. */
function Preview({ page: { says } }: { page: SalePageRow }) {
  const words = wording.pages
  return (
    <div className="st-says">
      <span className="st-soft">{words.says}</span>
      {says === null ? (
        <p>{words.off}</p>
      ) : (
        <>
          <p>
            <strong>{says.product.name}</strong> <SaleMark state={says.status} />
          </p>
          {says.skus.length === 0 && <p className="st-warn">{words.noSkus}</p>}
          {says.skus.map(({ sku_id, name, price, origin_price }) => (
            <p key={sku_id} className="st-number">
              {name} {moneyText(price)}
              {origin_price !== null && (
                <>
                  {' '}
                  <del className="st-soft">{moneyText(origin_price)}</del>
                </>
              )}
            </p>
          ))}
          {says.adviser.length > 0 && (
            <p>{words.adviser(says.adviser.map(({ name, no }) => `${name} ${no}`))}</p>
          )}
        </>
      )}
    </div>
  )
}

function Uses({ detail: { uses } }: { detail: ProductDetail }) {
  const words = wording.uses
  return (
    <Part title={words.title}>
      {uses.length === 0 && <p className="st-soft">{words.none}</p>}
      <ul className="st-product-uses">
        {uses.map(({ code, title, where, prices }) => (
          <li key={code}>
            {where === 'standIn' ? (
              title
            ) : (
              <Link to={`/pages/${code}/edit`} aria-label={words.edit(title)}>
                {title}
              </Link>
            )}{' '}
            <span className="st-soft">
              {words.where[where]} ·{' '}
              {prices.length === 0 ? words.noPrice : words.prices(prices.map(moneyText))}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function windowText({ begins_at, ends_at }: { begins_at: string | null; ends_at: string | null }): string {
  const words = wording.detail
  const parts = [
    begins_at && words.from(dateTimeText(begins_at)),
    ends_at && words.until(dateTimeText(ends_at)),
  ].filter(Boolean)
  return parts.length === 0 ? words.always : parts.join(' ')
}
