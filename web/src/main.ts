import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./sheet.css";
import { register } from "./lib/offline";

mount(App, { target: document.getElementById("app")! });
register();
