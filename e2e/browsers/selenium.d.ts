/** The part of selenium-webdriver that is used here; its own types are another package. */
declare module 'selenium-webdriver' {
  export interface Actions {
    move(to: { readonly x: number; readonly y: number; readonly duration?: number }): Actions;
    press(): Actions;
    release(): Actions;
    sendKeys(...keys: string[]): Actions;
    perform(): Promise<void>;
  }
  export interface WebDriver {
    get(url: string): Promise<void>;
    executeAsyncScript<Result>(script: string, ...parameters: unknown[]): Promise<Result>;
    actions(): Actions;
    switchTo(): { frame(index: number): Promise<void>; defaultContent(): Promise<void> };
    manage(): {
      deleteAllCookies(): Promise<void>;
      setTimeouts(timeouts: { readonly script: number }): Promise<void>;
      window(): { setRect(rect: { readonly width: number; readonly height: number }): Promise<unknown> };
    };
    quit(): Promise<void>;
  }
  export class Builder {
    usingServer(url: string): Builder;
    withCapabilities(capabilities: Readonly<Record<string, unknown>>): Builder;
    build(): Promise<WebDriver>;
  }
  export const Key: Readonly<Record<string, string>>;
}
