/** Returns an adviser's name with the registration number; anybody else's name alone. */
export function adviserText(name: string, no: string): string {
  return no === '' ? name : `投资顾问 ${name}（登记编号：${no}）`
}
