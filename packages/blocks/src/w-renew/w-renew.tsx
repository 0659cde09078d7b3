import './w-renew.css'
import { yuanOf } from '@yingzao/contract/client'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { ACTION_TYPES, type Action } from '@yingzao/schema/client'
import type { ReactNode } from 'react'
import { AgreementLine } from '../agreement/agreement-line'
import { Later } from '../answers/later'
import { commonOf } from '../tap/common-of'
import { Tap } from '../tap/tap'
import type { WRenewProps } from './props'
import { billOf, leftText, type Reminder, type Sku, type Stage, skusOf, standingOf } from './renewal'
import { useRenewal } from './use-renewal'

function WRenew({ id, props }: ViewProps<WRenewProps>) {
  const { own, sale, coupons, reminder, stage } = useRenewal(props)
  const now = useHost().now()
  const { word, until } = standingOf(own, stage, now)
  const name = own.state === 'known' ? own.response.name : ''
  const skus = own.state === 'known' && sale.state === 'known' ? skusOf(sale.response, own.response) : []
  const parts = partsOf(props)
  return (
    <div
      className={`yz-renew yz-renew--${stage}`}
      data-own={props.shop_product_id || undefined}
      data-end={props.end_at}
    >
      <div className="yz-renew__product">
        <p className="yz-renew__name">{name || props.title || '我的产品'}</p>
        <Text name="word" text={word} />
        <Text name="until" text={until} />
      </div>
      {reminder && <Remind reminder={reminder} />}
      {stage === 'offer' && skus[0] ? (
        <Offer
          id={id}
          props={props}
          skus={skus}
          bill={billOf(skus[0], coupons)}
          left={leftText(props.end_at ?? 0, now)}
        />
      ) : stage === 'failed' ? (
        <Failed msg={own.state === 'failed' ? own.msg : sale.state === 'failed' ? sale.msg : ''} />
      ) : (
        parts[stage as keyof typeof parts]
      )}
      {props.shop_product_id !== '' && (
        <>
          {Object.entries(parts).map(
            ([part, drawn]) =>
              part !== 'anonymous' && (
                <Later key={part} name={part}>
                  {drawn}
                </Later>
              ),
          )}
          <Later name="failed">
            <Failed msg="" />
          </Later>
          <Later name="offer">
            <Offer id={id} props={props} skus={[]} bill={{ coupon: '', payable: '', before: '' }} left="" />
          </Later>
          <Later name="remind">
            <Remind />
          </Later>
        </>
      )}
    </div>
  )
}

/** The parts that are the same for every visitor. */
function partsOf({ shop_product_id, buy, use, over_text }: WRenewProps) {
  const purchase: Action = {
    type: ACTION_TYPES.pay,
    pageParam: `shop_product_id=${encodeURIComponent(shop_product_id)}`,
  }
  const toUse = use && <Go action={use}>去使用</Go>
  return {
    anonymous: (
      <Said text="登录后可以看到您的到期日、续费价格和可用的优惠券">
        <button className="yz-tap yz-renew__button" type="button" data-does="login">
          登录查看
        </button>
      </Said>
    ),
    loading: <Said text="正在读取您的产品…" />,
    never: (
      <Said text="您还没有买过这项服务，续费价格和优惠不适用">
        <Go action={buy ?? purchase}>去购买</Go>
      </Said>
    ),
    running: <Said text="服务正常使用中，到期前 30 天内可以在这里续费">{toUse}</Said>,
    done: <Said text="续费成功，新的服务期接在原来的后面">{toUse}</Said>,
    closed: <Said text="这项服务暂时不能续费，如需帮助请联系服务人员" />,
    over: <Said text={over_text || '本次续费优惠已结束'} />,
  } satisfies Partial<Record<Stage, ReactNode>>
}

function Said({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="yz-renew__body">
      <p className="yz-renew__said">{text}</p>
      {children}
    </div>
  )
}

function Go({ action, children }: { action: Action | NonNullable<WRenewProps['use']>; children: string }) {
  return (
    <Tap common={commonOf({ action })} className="yz-renew__button">
      {children}
    </Tap>
  )
}

function Failed({ msg }: { msg: string }) {
  return (
    <div className="yz-renew__body">
      <p className="yz-renew__said" role="alert">
        {msg || '读取失败，请稍后重试'}
      </p>
      <button className="yz-tap yz-renew__button" type="button" data-does="again">
        重试
      </button>
    </div>
  )
}

function Text({ name, text }: { name: string; text: string }) {
  return (
    <p className={`yz-renew__${name}`} hidden={text === ''}>
      {text}
    </p>
  )
}

interface OfferProps {
  id: string
  props: WRenewProps
  /** The first is chosen; none: rendered for live.ts, with a row to copy. */
  skus: readonly Sku[]
  bill: ReturnType<typeof billOf>
  left: string
}

function Offer({ id, props: { text, consent, contract_text, contract_url }, skus, bill, left }: OfferProps) {
  const rows: readonly Pick<Sku, 'sku_id' | 'name' | 'price'>[] =
    skus.length > 0 ? skus : [{ sku_id: 0, name: '', price: 0 }]
  return (
    <div className="yz-renew__body">
      <Text name="left" text={left} />
      <fieldset className="yz-renew__tiers">
        <legend>选择续费时长</legend>
        {rows.map(({ sku_id, name, price }, index) => (
          <label key={sku_id} className="yz-renew__tier">
            <input type="radio" name={`${id}-sku`} value={sku_id} defaultChecked={index === 0} />
            <span>{name}</span>
            <b>¥{yuanOf(price)}</b>
          </label>
        ))}
      </fieldset>
      <p className="yz-renew__line">
        <span>优惠券</span>
        <span className="yz-renew__coupon">{bill.coupon}</span>
      </p>
      <p className="yz-renew__line" aria-live="polite">
        <span>应付</span>
        <span className="yz-renew__sum">
          <s className="yz-renew__before" hidden={bill.before === ''}>
            {bill.before}
          </s>
          <b className="yz-renew__payable">{bill.payable}</b>
        </span>
      </p>
      <AgreementLine
        name={`${id}-consent`}
        text={consent || '我已阅读并同意服务协议，自愿续费'}
        documents={{ privacy_url: '', terms_url: '' }}
        links={contract_url === '' ? {} : { [contract_text]: contract_url }}
      />
      <p className="yz-renew__note" role="alert" />
      <Tap common={{}} className="yz-renew__button">
        {text || '立即续费'}
      </Tap>
    </div>
  )
}

/** Without one it is rendered for live.ts. */
function Remind({ reminder }: { reminder?: Reminder }) {
  const { title, content, button_text, target } = reminder ?? {}
  return (
    <div className="yz-renew__remind">
      <p className="yz-renew__title">{title}</p>
      <p className="yz-renew__content">{content}</p>
      <Tap common={{ ...(target && { action: target.action as Action }) }} className="yz-renew__go">
        {button_text}
      </Tap>
    </div>
  )
}

export const wRenew = defineView<WRenewProps>({
  name: 'wRenew',
  view: WRenew,
  live: ({ shop_product_id }) => (shop_product_id === '' ? undefined : 'near'),
})
