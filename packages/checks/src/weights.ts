import type { Finding } from '@yingzao/schema/client'
import type { RuleWeight } from './facts'

/**
 * The rules that compliance may lower or switch off: matters of taste, speed and readability, and near misses of names
 * that may be somebody else's. Not what the law or the platforms require, not what keeps data in, not what leaves a tap
 * without a target. Any rule may be raised.
 */
// biome-ignore format: one line per subject reads better than one per rule
const MAY_REST: ReadonlySet<string> = new Set([
  'urgency', 'adviser-number-unknown', 'adviser-name-wrong', 'company-name-wrong', 'licence-number-wrong',
  'form-repeated', 'consent-alone', 'service-phone',
  'link-to-itself', 'link-vague', 'link-local', 'anchor-to-popup',
  'popup-empty', 'popup-mask-missing', 'popup-nested', 'popup-opens-itself', 'retain-popup-at-load', 'retain-popup-twice', 'bar-in-popup',
  'target-small', 'joined-image-missing', 'product-named-twice', 'code-given-twice', 'video-preview-dead-end',
  'condition-past', 'countdown-far', 'countdown-nameless', 'window-far',
  'top-bar-not-first', 'nested-deep', 'inner-tabs-sticky', 'sticky-tabs-covered', 'second-bottom-bar', 'scroll-view-tall',
  'carousel-single', 'container-empty', 'icon-empty', 'list-empty', 'footer-twice', 'footer-not-last', 'suspension-empty',
  'text-empty', 'text-repeated', 'shouting', 'marquee-long', 'lines-tight', 'count-overflow', 'placeholder-text', 'text-small',
  'alt-meaningless', 'alt-repeated', 'image-alt-missing', 'region-unnamed', 'carousel-fast', 'motion-too-much', 'autoplay-without-controls',
  'image-blurred', 'image-oversized', 'image-heavy', 'image-size-missing', 'image-size-wrong', 'image-eager-below', 'first-image-heavy',
  'gif-heavy', 'pictures-heavy', 'slides-uneven', 'video-heavy', 'video-format', 'autoplay-twice', 'document-large',
  'script-heavy', 'script-heavy-later', 'description-missing', 'description-is-title', 'share-image-missing', 'share-image-small',
])

/** Whether compliance may lower a rule or switch it off. */
export function mayRest(rule: string): boolean {
  return MAY_REST.has(rule)
}

/** Whether a rule is skipped. */
export function isOff(rule: string, weight: RuleWeight | undefined): boolean {
  return weight === 'off' && mayRest(rule)
}

/** The severity of a finding once the weight that compliance gave the rule is applied. */
export function weighed(
  rule: string,
  severity: Finding['severity'],
  weight: RuleWeight | undefined,
): Finding['severity'] {
  if (weight === 'error') return 'error'
  if (weight !== 'warning') return severity
  return severity === 'error' && !mayRest(rule) ? 'error' : 'warning'
}
