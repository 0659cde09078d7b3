/** Replaces css-loader's runtime for an address in a sheet: ours are all bundled, so none is quoted already. */
export default (url) => `"${url}"`
