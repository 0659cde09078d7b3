import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery } from '../../state/queries'
import { bytesText } from '../../ui/bytes-text'
import { FormProblem } from '../../ui/form-problem'
import type { KeptPage, Sighting } from './evidence-rows'
import { wording } from './wording'

const words = wording.page

interface KeptPageViewProps {
  sighting: Sighting
  /** For the log, as stated by the member who looks. */
  reason: string
}

/** The page that somebody saw, or why it cannot be shown. */
export function KeptPageView({ sighting, reason }: KeptPageViewProps) {
  const { rendering, is_kept, is_other } = sighting
  if (rendering === null) return <Alert type="warning" showIcon title={words.untold} />
  if (!is_kept) return <Alert type="warning" showIcon title={words.notKept(rendering)} />
  return (
    <>
      {is_other && <Alert className="ev-said" type="warning" showIcon title={words.other} />}
      <Loaded rendering={rendering} reason={reason} />
    </>
  )
}

function Loaded({ rendering, reason }: { rendering: string; reason: string }) {
  // Every look is logged and counted, so it is requested only once.
  const { data, error } = useQuery({
    ...studioQuery('evidencePage', { rendering, reason }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (error) return <FormProblem problem={error} better={{ tooManyRequests: words.tooMany }} />
  if (!data)
    return (
      <p className="st-empty" role="status">
        {words.loading}
      </p>
    )
  return (
    <>
      {data.html !== null && !data.is_whole && (
        <Alert className="ev-said" type="error" showIcon title={words.changed} />
      )}
      <div className="ev-page">
        <Frame page={data} />
        <div>
          <Facts page={data} />
          <Texts texts={data.texts} />
        </div>
      </div>
    </>
  )
}

function nameOf({ page_title, page_code }: KeptPage): string {
  return page_title || page_code
}

/** As wide as a phone. Nothing in it runs, and it loads nothing. */
function Frame({ page }: { page: KeptPage }) {
  if (page.html === null) return <Alert type="error" showIcon title={words.missing} />
  return (
    <figure className="ev-frame">
      <iframe title={words.frame(nameOf(page))} sandbox="" srcDoc={page.html} />
      <figcaption className="st-hint">{words.frameAbout}</figcaption>
    </figure>
  )
}

function Texts({ texts }: Pick<KeptPage, 'texts'>) {
  return (
    <section className="st-part ev-texts">
      <h3>{words.texts}</h3>
      {texts.length === 0 ? (
        <p className="st-hint">{words.noTexts}</p>
      ) : (
        <ol>
          {texts.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a page that never changes, of which two may be alike
            <li key={index}>{text}</li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Facts({ page }: { page: KeptPage }) {
  const { page_code, page_version, variant, rendering, hash, is_whole, build, company, bytes } = page
  const advisers = company && words.listed(company.advisers.map(({ name, number }) => `${name} ${number}`))
  return (
    <section className="st-part">
      <h3>{words.facts}</h3>
      <dl className="st-facts">
        <Fact name={words.code}>{page_code}</Fact>
        <Fact name={words.version}>
          {page_version === null ? words.noVersion : wording.item.version(page_version)}
        </Fact>
        {variant !== null && <Fact name={words.variant}>{variant}</Fact>}
        <Fact name={words.first}>{dateTimeText(page.first_loaded_at, { exact: true })}</Fact>
        <Fact name={words.seal}>{sealText(page)}</Fact>
        <Fact name={words.rendering}>{rendering}</Fact>
        <Fact name={words.sha256}>
          <code className="ev-hash">{hash}</code> {is_whole && <span className="st-soft">{words.whole}</span>}
        </Fact>
        <Fact name={words.build}>{build ?? words.noBuild}</Fact>
        <Fact name={words.company}>{company?.company ?? words.gone}</Fact>
        <Fact name={words.license}>{company?.license_no ?? words.gone}</Fact>
        <Fact name={words.advisers}>{advisers ?? words.gone}</Fact>
        <Fact name={words.revision}>
          {page.company_revision === 0 ? words.firstRevision : page.company_revision}
        </Fact>
        <Fact name={words.bytes}>{bytesText(bytes)}</Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

function sealText({ seal }: Pick<KeptPage, 'seal'>): string {
  if (seal === null) return words.unsealed
  return seal.day === null ? words.sealed : words.sealedIn(seal.day)
}
