import { By, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Probed } from '../probe'

/** What a visitor can do in WebKitGTK. */
export interface Visitor {
  /** Opens a path of the site in a window of this size; the height includes the browser's own bar. */
  open(path: string, size?: { width: number; height: number }): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs a function in the page; it can use nothing from outside itself except its argument. */
  read<Value, Argument = undefined>(run: (argument: Argument) => Value, argument?: Argument): Promise<Awaited<Value>>
  probed(): Promise<Probed>
  /** Scrolls an element to the middle of the window, and returns it. */
  find(selector: string): Promise<WebElement>
  /** The same for the first element with this tag that contains this text. */
  findText(tag: string, text: string): Promise<WebElement>
  /** Presses keys on the focused element. */
  press(...keys: string[]): Promise<void>
  path(): Promise<string>
}

/** Makes a visitor who uses the browser of a driver. @param url the URL of the site */
export function visitorOf(driver: WebDriver, url: string): Visitor {
  const resize = (width: number, height: number) => driver.manage().window().setRect({ x: 0, y: 0, width, height })
  const read: Visitor['read'] = (run, argument) => driver.executeScript(`return (${run})(arguments[0])`, argument)
  const show = async (by: By) => {
    const element = await driver.findElement(by)
    // Without smooth scrolling: the driver would not wait for it to end, and would find nothing to click.
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element)
    return element
  }
  return {
    async open(path, { width, height } = { width: 1440, height: 900 }) {
      await resize(width, height)
      await driver.get(url + path)
    },
    resize: async (width, height) => void (await resize(width, height)),
    read,
    probed: () => read(() => (window as unknown as { probed: Probed }).probed),
    find: (selector) => show(By.css(selector)),
    findText: (tag, text) => show(By.xpath(`//${tag}[contains(normalize-space(), "${text}")]`)),
    press: (...keys) =>
      driver
        .actions()
        .sendKeys(...keys)
        .perform(),
    path: async () => new URL(await driver.getCurrentUrl()).pathname,
  }
}
