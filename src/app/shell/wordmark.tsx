import classes from "./shell.module.css";

export function Wordmark() {
  return (
    <span className="name-mark">
      <img src="/icon.svg" alt="" width={24} height={24} />
      <span className={classes["name"]}>Earshot</span>
    </span>
  );
}
