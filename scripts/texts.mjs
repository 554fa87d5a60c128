/**
 * A rule for oxlint: a text in JSX is the only child of its element. A browser that translates the
 * page replaces text nodes; React can still change such an element, but not a text beside others.
 */
const alone = {
  meta: { schema: false },
  /** @param {any} context oxlint's, as ESLint's */
  create(context) {
    /** @param {any} node an element or a fragment */
    function check({ type, children }) {
      const shown = children.filter((/** @type {any} */ child) => !isBlank(child))
      if (shown.length < 2 && type === 'JSXElement') return
      for (const child of shown.filter(isText)) {
        context.report({ node: child, message: 'Give this text an element of its own.' })
      }
    }

    return { JSXElement: check, JSXFragment: check }
  },
}

/** @param {any} child */
function isBlank({ type, value, expression }) {
  return type === 'JSXText' ? !value.trim() : expression?.type === 'JSXEmptyExpression'
}

/** @param {any} child */
function isText({ type, expression }) {
  return type === 'JSXText' || (type === 'JSXExpressionContainer' && canBeText(expression))
}

/**
 * Whether an expression is a text, or can become one.
 * @param {any} expression
 * @returns {boolean}
 */
function canBeText({ type, value, right, consequent, alternate }) {
  if (type === 'LogicalExpression') return canBeText(right)
  if (type === 'ConditionalExpression') return canBeText(consequent) || canBeText(alternate)
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')
}

// oxlint-disable-next-line import/no-default-export -- oxlint asks for one
export default { meta: { name: 'texts' }, rules: { alone } }
