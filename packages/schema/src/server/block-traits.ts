/** Props that one particular block must have for a trait to count: `{ type: ['fund', 'open'] }`. */
export type TraitProps = Readonly<Record<string, readonly string[]>>

/**
 * What a block is to everything outside its folder: checks, page serving and the Studio ask for a trait and never for a
 * name. Its line says which props it promises, and a string value names a prop. Absent: the block is nothing of the
 * kind.
 */
export interface BlockTraits {
  // What it shows.
  /** Running text: `html`. */
  paragraph?: true
  /** One picture: `url`, `width`, `height`, `lazy`, `preview`. */
  picture?: true
  /**
   * One picture with tappable areas: `url`, `width`, `height`, `list` of `label`, `action` and, in percent of the
   * picture, `x`, `y`, `width`, `height`.
   */
  pictureWithAreas?: true
  /** Pictures in a row, one at a time: `list` of `image`, `alt`, `width`, `height`; `autoplay`, `interval`. */
  slides?: true
  /** Pictures whose size can be written beside them as `width` and `height`. */
  sizedPictures?: true
  /** A video: `video`, `title`, `autoplay`, `controls`, `preview_seconds`. */
  playsVideo?: true
  /** A line that runs through: `content`. */
  runningLine?: true
  /** News about visitors, one item after another: `list` of `text`. */
  visitorNews?: true
  /** Items of `list`, or those of a source given by one of the props named here. */
  itemsFrom?: readonly string[]
  /** People who may advise: `list` of `name`, `role`, `bio`, `quote`, `advises`, `adviser_no`. */
  people?: true
  /** A small sign: `url`, `icon` or `text`. */
  sign?: true
  /** The time left until `endTime`; `type` 2 is one line, `type` 5 a sentence about `name`. */
  timeLeft?: true
  /** A whole number with a fixed count of digits: `num`, `numbers`. */
  fixedDigits?: true
  /** How much of something is used: `limit`, `current`. */
  usage?: true
  /** A code to scan, of the kind given by `type`, for the channel `state_code`. */
  scannedCode?: true
  /** A code to copy: `text`, unless a live code `codeId` stands in for it. */
  copiedCode?: true
  /** The paragraphs that a page must carry: `show`, `show3`, `show4`, `show5`, `fxts`. */
  legalNotices?: true
  /** Announces talks before an audience, which have to be filed first. */
  announcesTalks?: true
  /** Numbers that make a claim and must be proved: `list` of `value`, `unit`, `text`; `source`, `date`. */
  figures?: true
  /** Nothing but empty space. */
  room?: true
  /** Not part of what the page says: it belongs to the place or the test that shows it. */
  chrome?: true
  /** The bar with the page's name: `title`, or the page's own if that is empty. */
  titleBar?: true
  /** Offers with their prices: `list` of `name`, `price`, `unit`, `origin_price`, `button`, `action`, `terms`. */
  priceCards?: true

  // How it is placed on the page.
  /** Nothing but a ground for the blocks inside. */
  box?: true
  /** A part of the page with a ground from the theme: `ground`, and for `picture` the address in `picture`. */
  section?: true
  /** Scrolls its content: `title`, `direction`, `height`. */
  scrolls?: true
  /**
   * Shows one of several: `list` of `children`, of which `active` is open at first; `sticky` keeps their titles
   * visible.
   */
  panes?: true
  /** Stays at the edge of the screen that `position` names. */
  pinned?: true
  /** Lies over the page when it is open, with `title` as its name. */
  overlay?: true
  /** An overlay opened by a tap that names the block's id: `title`, `mask`, `closeOnMask`. */
  opensByTap?: true
  /** An overlay that opens by itself, to keep a visitor who is leaving: `title`, `trigger`. */
  keepsLeavers?: true
  /** Its content is not on the page until a visitor opens it or scrolls to it. */
  hidesInside?: true
  /** Brings its own ground: `page` for that of an empty page, `own` for one that nobody else knows. */
  ground?: 'page' | 'own'

  // What it does.
  /** Meant to be pressed: `type`, `text`, `image`, `animate`. */
  pressed?: true
  /** Asks for a name or a phone. Its words of consent are in `consentIn`. */
  form?: true
  /** A form whose leads belong to the campaign version `version_id`; what it promises is in `after`. */
  collectsLeads?: true
  /** A form that registers its visitors with a broker, for the channel `state_code`. */
  takesApplications?: true
  /** A form that registers its visitors with us, as invited by the link's `share_code`. */
  registersVisitors?: true
  /** A form with custom fields: `fields`, whose answers the gateway keeps. */
  asksFields?: true
  /** The prop with the words that a visitor ticks. */
  consentIn?: string
  /**
   * Takes money: `shop_product_id`, `contract_text`, `contract_url`; and, where the page may say them, `price`,
   * `origin_price`, `mark`.
   */
  takesPayment?: true
  /** Sells, or collects what selling needs, so that the page must say who is behind it and what the risk is. */
  sells?: true | TraitProps
  /** Shows what somebody trades, holds, recommends or teaches about securities: compliance looks at its pages. */
  advises?: true
  /** Leads to an account at a broker. */
  opensAccount?: true | TraitProps

  // What experiments may vary.
  /**
   * What an experiment may not change: `false` the whole block, its place and its presence; names: these props and its
   * id, which the gateway relies on.
   */
  experimentable?: false | readonly string[]
}

export type Trait = keyof BlockTraits

/** Whether a trait counts for a block with these props. */
export function hasTrait(
  { traits }: { traits: BlockTraits },
  trait: Trait,
  value: Readonly<Record<string, unknown>>,
): boolean {
  const said = traits[trait]
  if (said === undefined || typeof said !== 'object' || Array.isArray(said)) return said !== undefined
  return Object.entries(said).every(([prop, values]) => values.includes(String(value[prop])))
}
