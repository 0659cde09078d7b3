/** What every page of a deployment says about its company (DOMAIN.md 4.4). */
export interface SiteSettings {
  company: string
  license_no: string
  phone: string
  adviser: string
  adviser_no: string
  filing_no: string
}
